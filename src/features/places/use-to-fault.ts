import { useEffect, useRef } from 'react'

/**
 * Takes the focus to the first field that is refused.
 * @param tries how often saving was refused; a further time leads there again
 * @returns for the element around the fields
 */
export function useToFault(tries: number) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  return fields
}
