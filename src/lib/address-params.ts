import { useSearchParams } from 'react-router-dom'

/**
 * The query parameters of the address, and a function that sets some of them; '' removes one. The history gets no new
 * entry.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  const put = (changes: Record<string, string>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [key, value] of Object.entries(changes)) {
          if (value === '') next.delete(key)
          else next.set(key, value)
        }
        return next
      },
      { replace: true },
    )
  return { params, put }
}
