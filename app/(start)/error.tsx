'use client'

import { PageError } from '@/components/ui/page-error'

export default function StartError({ retry }: { error: Error; retry: () => void }) {
  return <PageError retry={retry} />
}
