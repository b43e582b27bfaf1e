// Draws the PNG icons out of public/icon.svg with a Chromium (CHROMIUM names it, else the one of the system).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const chromium = process.env.CHROMIUM ?? 'chromium';
const folder = new URL('../public/', import.meta.url).pathname;
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'icons-'));

for (const size of [32, 180, 192, 512]) {
  const page = join(scratch, 'icon.html');
  writeFileSync(page, `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  const shot = join(folder, `icon-${size}.png`);
  // Chromium makes no window smaller than about 500 px, so a small icon is cut out by the size of the shot alone.
  const done = spawnSync(chromium, ['--headless', '--no-sandbox', '--hide-scrollbars', '--disable-gpu', `--window-size=${size},${size}`, `--screenshot=${shot}`, `file://${page}`]);
  if (done.status !== 0) throw new Error(String(done.stderr));
}
rmSync(scratch, { recursive: true });
