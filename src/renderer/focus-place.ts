const CONTROLS = 'input:not([type="search"]):not([type="file"]), textarea, select, button'

/** The control to begin with in a place: the place itself, what is chosen in it, else its first control. */
function controlIn(place: HTMLElement): HTMLElement {
  if (place.matches(CONTROLS) || place.hasAttribute('tabindex')) return place
  return (
    place.querySelector<HTMLElement>('input:checked') ??
    place.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    place.querySelector<HTMLElement>(CONTROLS) ??
    place
  )
}

/** What of a long form is not drawn yet (`parts/pieces.tsx`). */
const TO_COME = '[data-to-come]'

/**
 * Brings a place of the form into sight and the focus into it (ANS-07), once what was just changed is drawn, and the
 * place itself.
 * @param keys DOM ids, the most exact first; the first that is on the page is taken
 */
export function focusPlace(...keys: string[]): void {
  requestAnimationFrame(() => {
    const places = keys.map((key) => document.getElementById(key))
    if (!places[0] && document.querySelector(TO_COME)) return focusPlace(...keys)
    const place = places.find((one) => one !== null)
    if (!place) return
    const control = controlIn(place)
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'center' })
  })
}
