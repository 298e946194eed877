import { useTranslation } from 'react-i18next'
import type { State } from '../../../domain/form/state'
import { stateRef } from '../../../domain/form/state-ref'
import { foreignTag, localized } from '../../../domain/language'
import { FormText } from '../../../lib/FormText'
import { useLanguage } from '../../../lib/i18n'
import { FilterMenu } from './FilterMenu'

interface StateFilterProps {
  states: readonly State[]
  /** The reference of a state; null shows all. */
  chosen: string | null
  onChoose: (state: string | null) => void
}

/** In which state answers stand (ALIST-02). */
export function StateFilter({ states, chosen, onChoose }: StateFilterProps) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const state = states.find((one) => stateRef(one) === chosen)
  return (
    <FilterMenu
      label={t('answers.state')}
      value={state ? localized(state, 'nombre', language) : (chosen ?? '')}
      valueTag={state && foreignTag(state, 'nombre', language)}
      onRemove={() => onChoose(null)}
      options={[
        {
          id: '',
          label: t('answers.filters.allStates'),
          isChosen: chosen === null,
          choose: () => onChoose(null),
        },
        ...states.map((one) => ({
          id: stateRef(one),
          label: <FormText of={one} field="nombre" />,
          isChosen: one === state,
          choose: () => onChoose(stateRef(one)),
        })),
      ]}
    />
  )
}
