import { qrCode } from '@/lib/core/qr/qr-code'

/** Light modules around the code, which a camera needs to find it. */
const QUIET = 4

/** A text as a QR code, drawn here: no service is asked. Dark on light in both colour schemes, as cameras expect. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = qrCode(text)
  if (!rows) return null
  const size = rows.length + 2 * QUIET
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md border border-line bg-white"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
