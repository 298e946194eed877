import { pathKey } from '../../domain/answer/path'
import type { AnswerEngine } from '../../engine/answer-engine'

/** The part of the form that was given room so that what has the focus could stay. */
let roomy: HTMLElement | undefined

/** Gives it as much room above, or below where that is negative. */
function giveRoom(room: number): void {
  if (!roomy) return
  roomy.style.marginTop = `${Math.max(room, 0)}px`
  roomy.style.marginBottom = `${Math.max(-room, 0)}px`
}

/**
 * Keeps what has the focus where it is on the screen while rules show and hide what stands above it (LOGIC-13): the
 * page is scrolled by as much. Browsers that do so by themselves do not at the top of the page. Where the page ends,
 * the part of the form that has the focus is given room until something else changes.
 */
export function stillFocus({ onAnyChange, onRespond }: Pick<AnswerEngine, 'onAnyChange' | 'onRespond'>) {
  let focused: Element | null = null
  let top = 0
  const topNow = () => focused?.getBoundingClientRect().top ?? 0
  const scrollBack = () => scrollBy({ top: topNow() - top, behavior: 'instant' })
  return {
    /** Notes where it is before a change is drawn. */
    on(listener: () => void): () => void {
      let answered = ''
      const stops = [
        onRespond((path) => (answered = pathKey(path))),
        onAnyChange(() => {
          // Safari gives no focus to what is ticked by a tap.
          focused = document.querySelector(':focus') ?? document.getElementById(answered)
          top = topNow()
          listener()
        }),
      ]
      return () => stops.forEach((stop) => stop())
    },
    /** Puts it there again once the change is drawn. */
    keep(form: HTMLElement | null | undefined): void {
      const parts = [...(form?.querySelectorAll<HTMLElement>(':scope > *') ?? [])]
      const part = parts.find((one) => one.contains(focused))
      if (!part || top < 0 || top > innerHeight) return
      // A frame is as high as its form: the page around it scrolls, and hears it as `frame-messages` has it.
      if (parent !== window)
        return parent.postMessage({ muniformularios: 'corrido', por: topNow() - top }, '*')
      giveRoom(0)
      scrollBack()
      const rest = Math.round(top - topNow())
      if (rest === 0) return
      roomy = part
      const room = rest > 0 ? rest : rest - innerHeight
      giveRoom(room)
      scrollBack()
      const { scrollHeight, clientHeight } = document.documentElement
      // Below there is as much as what has the focus needs, and no more.
      if (room < 0) giveRoom(room + scrollHeight - clientHeight - scrollY)
    },
  }
}
