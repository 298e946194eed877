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

/**
 * Brings a place of the form into sight and the focus into it (ANS-07), once what was just changed is drawn.
 * @param keys DOM ids, the most exact first; the first that is on the page is taken
 */
export function focusPlace(...keys: string[]): void {
  requestAnimationFrame(() => {
    for (const key of keys) {
      const place = document.getElementById(key)
      if (!place) continue
      const control = controlIn(place)
      control.focus({ preventScroll: true })
      control.scrollIntoView({ block: 'center' })
      return
    }
  })
}
