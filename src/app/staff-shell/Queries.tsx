import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      // Offline, a page shows that it failed and offers to try again, instead of waiting without a word. A refused
      // read stays refused, and every repeated one costs.
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        // What could not be read is read when the line is back; what is shown stays as it is.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      },
    },
  })

/** What staff pages have read, kept for one session: the next person starts with nothing. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(newClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
