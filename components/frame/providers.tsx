'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ToastProvider } from '@/components/ui/toast'

/** What every page needs in the browser: the cache of server state, and the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        // Server state arrives with the page or over the event stream; a focus asks again where it matters. Without a network questions
        // are asked all the same: Carrel may run on this machine, and one that waits says nothing to whoever asked it.
        defaultOptions: { queries: { staleTime: 30_000, retry: 2, networkMode: 'always' } },
      }),
  )
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  )
}
