import { useSearchParams } from 'react-router-dom'

/** What the address says of a list, and a way to say it anew: '' takes a word out. Nothing is added to the history. */
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
