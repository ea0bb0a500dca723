'use client'

import { PageError } from '@/components/ui/page-error'

export default function FailedPage({ retry }: { error: Error; retry: () => void }) {
  return (
    <main className="mx-auto max-w-3xl px-4 py-16">
      <PageError level={1} retry={retry} />
    </main>
  )
}
