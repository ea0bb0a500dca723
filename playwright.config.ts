import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.mjs'

const { executablePath = '', env } = await findChromium()

export default defineConfig({
  testDir: 'e2e',
  // One server, one browser: two cores are not shared between journeys.
  workers: 1,
  // A journey restarts servers on the way; on a busy machine that takes its time.
  timeout: 300_000,
  // A journey that passes only at the second try is counted and named at the end, not hidden.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
