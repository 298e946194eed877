import { useEffect, useState } from 'react'
import { formCounts } from '../../../domain/form/form-counts'
import { useEditor, useEditorState } from '../store/context'
import { cardId } from '../store/element-ids'

/** From this many questions of a form on, those that nobody has come near are not drawn whole. */
const MANY = 60
/** Cards that are drawn together; the first tells that they came near, because the browser looks for each that may. */
const GROUP = 8
/** What a form begins with is drawn at once, as far as a window may show it. */
const AT_ONCE = 16
/** Further outside the window than a group of cards is high. */
const AHEAD = '1800px 0px'
/** One card that is drawn whole, or up to a group of those that are not. */
interface Run {
  /** Position of the first in the list. */
  first: number
  ids: string[]
  isWhole: boolean
}

/** A list of cards as it is drawn. */
export function runsOf(ids: readonly string[], isSeen: (id: string) => boolean): Run[] {
  const runs: Run[] = []
  for (const [first, id] of ids.entries()) {
    const last = runs.at(-1)
    const isWhole = isSeen(id)
    if (last && !last.isWhole && !isWhole && last.ids.length < GROUP) last.ids.push(id)
    else runs.push({ first, ids: [id], isWhole })
  }
  return runs
}

const canTell = (): boolean => typeof IntersectionObserver !== 'undefined'

/**
 * Which cards of a list are drawn whole: those that came near the window once, and what was selected. In a short form
 * all of them are.
 * @param isFirst whether the form begins with them
 * @returns whether the card of a question is
 */
export function useSeenCards(ids: readonly string[], isFirst: boolean): (id: string) => boolean {
  const { store } = useEditor()
  const [isLong] = useState(() => canTell() && formCounts(store.get().form.secciones).questions >= MANY)
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(isFirst ? ids.slice(0, AT_ONCE) : []))
  const isSeen = (id: string): boolean => !isLong || seen.has(id)
  // Whoever comes to a card from the outline or a finding works on it at once.
  const sought = useEditorState(({ selection }) =>
    selection.kind === 'question' && !isSeen(selection.id) && ids.includes(selection.id)
      ? selection.id
      : null,
  )
  if (sought !== null) setSeen((before) => new Set([...before, sought]))
  useEffect(() => {
    const distant = runsOf(ids, (id) => !isLong || seen.has(id)).filter(({ isWhole }) => !isWhole)
    if (distant.length === 0) return
    const idsOf = new Map(
      distant.flatMap((run): [Element, string[]][] => {
        const card = document.getElementById(cardId(run.ids[0] ?? ''))
        return card ? [[card, run.ids]] : []
      }),
    )
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting)
        const came = near.flatMap(({ target }) => idsOf.get(target) ?? [])
        if (came.length > 0) setSeen((before) => new Set([...before, ...came]))
      },
      { rootMargin: AHEAD },
    )
    for (const card of idsOf.keys()) observer.observe(card)
    return () => observer.disconnect()
  }, [ids, isLong, seen])
  return isSeen
}
