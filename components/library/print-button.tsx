'use client'

import { Button } from '@/components/ui/button'

/** Opens the browser's own way to paper. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button size="sm" onClick={() => window.print()}>
      {label}
    </Button>
  )
}
