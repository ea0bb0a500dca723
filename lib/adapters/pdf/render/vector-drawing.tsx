import { Line, Rect, Svg, Text } from '@react-pdf/renderer'
import type { Drawing, Shape } from '@/lib/contracts/document-tree'
import { toneColours } from '@/lib/core/documents/layout/tone-colours'
import { visibleText } from '@/lib/core/documents/tree-text'

interface Box {
  readonly width: number
  readonly height: number
}

/** A drawing as vectors, made smaller where it would not fit the box and never larger. */
export function VectorDrawing({
  drawing,
  box,
  families,
}: {
  drawing: Drawing
  box: Box
  families: string[]
}) {
  const scale = Math.min(1, box.width / drawing.width, box.height / drawing.height)
  return (
    <Svg
      width={drawing.width * scale}
      height={drawing.height * scale}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    >
      {drawing.shapes.map((shape, at) => (
        <VectorShape key={at.toString()} shape={shape} families={families} />
      ))}
    </Svg>
  )
}

function VectorShape({ shape, families }: { shape: Shape; families: string[] }) {
  const colour = toneColours[shape.tone]
  if (shape.kind === 'rect') {
    return <Rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} fill={colour} />
  }
  if (shape.kind === 'line') {
    return (
      <Line
        x1={shape.x1}
        y1={shape.y1}
        x2={shape.x2}
        y2={shape.y2}
        stroke={colour}
        strokeWidth={0.75}
        {...(shape.dashed && { strokeDasharray: '3 2' })}
      />
    )
  }
  return (
    <Text
      x={shape.x}
      y={shape.y}
      fill={colour}
      textAnchor={shape.anchor}
      style={{ fontFamily: families, fontSize: shape.size }}
    >
      {visibleText(shape.text)}
    </Text>
  )
}
