import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Finding, FindingPlace, Publication } from '../../../domain/form/publication'
import { findingWords } from '../../../lib/finding-words'
import { placeToMend } from '../../../lib/mend-place'
import type { ShownFinding } from '../../../ui/staff/publish/FindingList'
import { useEditor } from '../store/context'
import { scrollToLater, scrollToTopLater } from '../store/element-ids'
import { useShowField } from '../store/use-show-field'

/** Opens the place where a finding is put right. */
export function useOpenPlace(): (place: FindingPlace) => void {
  const { store } = useEditor()
  const showField = useShowField()
  return useCallback(
    (place) => {
      switch (place.kind) {
        case 'setting':
          return showField(place.field)
        case 'form':
          store.show({ selection: place, area: 'settings' })
          return scrollToTopLater()
        case 'states':
          store.show({ selection: place, area: 'canvas' })
          return scrollToTopLater()
        case 'translations':
          store.show({ selection: { kind: 'translations' }, language: place.language, area: 'canvas' })
          return scrollToTopLater()
        case 'option':
          store.show({ selection: { kind: 'question', id: place.question }, area: 'canvas' })
          return scrollToLater(place.question)
        default:
          store.show({ selection: place, area: 'canvas' })
          return scrollToLater(place.id)
      }
    },
    [showField, store],
  )
}

/**
 * The findings in words, each with the function that opens its place.
 * @param onOpen called too when a place is opened
 */
export function useShownFindings({ blocking, advising }: Publication, onOpen?: () => void) {
  const { t } = useTranslation('staff')
  const open = useOpenPlace()
  const shown = (finding: Finding): ShownFinding => ({
    ...findingWords(t, finding),
    onOpen: () => {
      onOpen?.()
      open(finding.place)
    },
  })
  return { blocking: blocking.map(shown), advising: advising.map(shown) }
}

/** Opens the editor where the list of forms found something to mend. */
export function useMendPlace(): void {
  const open = useOpenPlace()
  const { state } = useLocation()
  useEffect(() => {
    const place = placeToMend(state)
    if (place) open(place)
  }, [open, state])
}
