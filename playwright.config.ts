import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.mjs'

const { executablePath = '', env } = await findChromium()

export default defineConfig({
  testDir: 'e2e',
  // A journey mostly waits for its own server, so three of them share two cores well.
  workers: 3,
  // A journey restarts servers on the way; on a busy machine that takes its time.
  timeout: 300_000,
  // What passes only at a second try is broken: it is mended, not tried again.
  retries: 0,
  // With others at work on the machine an answer takes long; waiting for it costs nothing where it is quick.
  expect: { timeout: 60_000 },
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    // Its film of the page made the drawing process work ten times as long (3.2 s instead of 0.3 in one search), and its snapshots copy
    // a document of forty pages before and after each press: `--trace on` has both.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
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
