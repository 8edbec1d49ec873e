// Where Debian's packages put the engines, and which of them this machine has.
import { existsSync } from 'node:fs';

export const ZONE = 'America/Sao_Paulo';

export const FIREFOX = '/usr/bin/firefox-esr';
const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
export const WEBKIT = {
  browser: `${libraries}/webkit2gtk-4.1/MiniBrowser`,
  driver: '/usr/bin/WebKitWebDriver',
  display: '/usr/bin/Xvfb',
};

export type EngineName = 'webkit' | 'firefox';

const needs: Record<EngineName, string[]> = {
  webkit: Object.values(WEBKIT),
  firefox: [FIREFOX],
};

export const installed = (engine: EngineName): boolean => needs[engine].every(existsSync);
