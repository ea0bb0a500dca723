import type { ReactNode } from 'react'
import { PageFrame } from '@/components/frame/page-frame'

export default function StartLayout({ children }: { children: ReactNode }) {
  return <PageFrame wide>{children}</PageFrame>
}
