// Sets theme and language before anything is drawn. A file of its own: the content policy forbids inline scripts.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('cc-theme');
    if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    if (theme === 'light') root.dataset.theme = 'light';
    var language = localStorage.getItem('cc-language') || navigator.language.slice(0, 2);
    root.lang = language === 'fr' ? 'fr' : 'en';
  } catch {
    // storage may be forbidden; the defaults stand
  }
})();
