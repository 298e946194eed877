import { useEffect } from 'react'

const PRODUCT = 'MuniFormularios'

/** Names the tab: `Luminarias · Respuestas · MuniFormularios`. Parts that are not known yet are left out. */
export function useTitle(...parts: (string | undefined)[]): void {
  const title = [...parts.filter(Boolean), PRODUCT].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
