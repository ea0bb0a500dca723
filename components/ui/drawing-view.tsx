import type { Drawing, Shape, Tone } from '@/lib/contracts/document-tree'

const fills: Readonly<Record<Tone, string>> = {
  ink: 'fill-ink',
  soft: 'fill-control',
  line: 'fill-line',
  accent: 'fill-accent',
  warn: 'fill-warn',
  paper: 'fill-paper',
}
/** Words in a soft tone must still be readable; areas need not be. */
const textFills: Readonly<Record<Tone, string>> = { ...fills, soft: 'fill-soft', line: 'fill-soft' }
const strokes: Readonly<Record<Tone, string>> = {
  ink: 'stroke-ink',
  soft: 'stroke-soft',
  line: 'stroke-line',
  accent: 'stroke-accent',
  warn: 'stroke-warn',
  paper: 'stroke-paper',
}

/** A drawing as vectors in the colours of the page; `label` says in words what it shows. */
export function DrawingView({
  drawing,
  label,
  className,
}: {
  drawing: Drawing
  label: string
  className?: string
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={className}
      fontFamily="var(--font-serif)"
    >
      {drawing.shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no names and never change places.
        <ShapeView key={at} shape={shape} />
      ))}
    </svg>
  )
}

function ShapeView({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, tone } = shape
      return <rect x={x} y={y} width={width} height={height} className={fills[tone]} />
    }
    case 'line': {
      const { x1, y1, x2, y2, tone, dashed } = shape
      return (
        <line
          x1={x1}
          y1={y1}
          x2={x2}
          y2={y2}
          strokeWidth={0.6}
          strokeDasharray={dashed ? '2 2' : undefined}
          className={strokes[tone]}
        />
      )
    }
    case 'text':
      return (
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          textAnchor={shape.anchor}
          className={textFills[shape.tone]}
        >
          {shape.text}
        </text>
      )
  }
}
