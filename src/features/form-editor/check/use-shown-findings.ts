import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Finding, FindingPlace, Publication } from '../../../domain/publication/finding'
import { findingWords } from '../../../lib/finding-words'
import { placeToMend } from '../../../lib/mend-place'
import type { ShownFinding } from '../../../ui/staff/publish/FindingList'
import { useEditor } from '../store/context'
import {
  areaId,
  focusLater,
  focusWithinLater,
  RULES_ID,
  scrollToLater,
  scrollToTopLater,
  titleId,
} from '../store/element-ids'
import type { Placeable } from '../store/selection'
import { useShowField } from '../store/use-show-field'

/** What is put right in the rules of a part. */
const IN_RULES: readonly Finding['code'][] = [
  ...([
    'ruleInvalid',
    'columnGone',
    'columnKept',
    'checkUnsaid',
    'neverShown',
    'alwaysShown',
    'optionNever',
    'noValuePasses',
    'requiredNever',
    'requiredAlways',
    'rowsNever',
    'rowsContradict',
  ] as const),
  ...([
    'checksContradict',
    'checksExclude',
    'requiredImpossible',
    'laterPage',
    'otherPersonLater',
    'ruleRepeated',
  ] as const),
]

/**
 * Opens the place where a finding is put right, and gives it the focus: what was pressed is not on the page any more.
 * @param inRules whether that is in the rules of the part, among its settings
 */
export function useOpenPlace(): (place: FindingPlace, inRules?: boolean) => void {
  const { store } = useEditor()
  const showField = useShowField()
  return useCallback(
    (place, inRules = false) => {
      const toPart = (selection: Placeable): void => {
        store.show({ selection, area: inRules ? 'settings' : 'canvas' })
        if (inRules) focusWithinLater(RULES_ID)
        else focusLater(titleId(selection.id))
        scrollToLater(selection.id)
      }
      switch (place.kind) {
        case 'setting':
          return showField(place.field)
        case 'form':
          store.show({ selection: place, area: 'settings' })
          focusWithinLater(areaId('settings'))
          return scrollToTopLater()
        case 'states':
        case 'logic':
          store.show({ selection: place, area: 'canvas' })
          focusWithinLater(areaId('canvas'))
          return scrollToTopLater()
        case 'translations':
          store.show({ selection: { kind: 'translations' }, language: place.language, area: 'canvas' })
          focusWithinLater(areaId('canvas'))
          return scrollToTopLater()
        case 'option':
          return toPart({ kind: 'question', id: place.question })
        default:
          return toPart(place)
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
      open(finding.place, IN_RULES.includes(finding.code))
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
