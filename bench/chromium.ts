// Which Chromium, and how it is started: quiet on the network, without a sandbox of its own because containers rarely allow it.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const system = '/usr/bin/chromium';

export const chromiumPath = () => process.env.CHROMIUM ?? (existsSync(system) ? system : chromium.executablePath());

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
