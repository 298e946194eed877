import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_CHOICES, type AnswerFilters } from '../../../domain/answers-list/filters'
import { FilterText } from '../../../ui/staff/FilterText'
import { ChoiceChips } from './ChoiceChips'
import { ChoiceDialog } from './ChoiceDialog'
import { FilterChip } from './FilterChip'
import { FilterPopover } from './FilterPopover'
import { HinderedButton } from '../../../ui/staff/HinderedButton'

interface MoreFiltersProps {
  formId: string
  filters: AnswerFilters
  /** Answers to this form are about somebody. */
  withCitizen: boolean
  onChange: (changes: Partial<AnswerFilters>) => void
}

/** The filters that are used less: whole code, document number, and what was chosen (ALIST-02, DAY-01). */
export function MoreFilters({ formId, filters, withCitizen, onChange }: MoreFiltersProps) {
  const { t } = useTranslation('staff')
  const [asksChoice, askChoice] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const { code, citizenDni, choices } = filters
  /** The chip that had the focus is gone: whoever works by keyboard goes on from the button. */
  const remove = (changes: Partial<AnswerFilters>) => {
    onChange(changes)
    place.current?.querySelector('button')?.focus()
  }
  return (
    <>
      <span ref={place}>
        <FilterPopover label={t('answers.filters.more')} value="" onRemove={() => undefined}>
          {(close) => (
            <>
              <FilterText
                label={t('answers.code')}
                value={code}
                onApply={(typed) => onChange({ code: typed })}
              />
              {withCitizen && (
                <FilterText
                  label={t('answers.filters.dni')}
                  value={citizenDni}
                  onApply={(typed) => onChange({ citizenDni: typed })}
                />
              )}
              <HinderedButton
                hindrance={choices.length >= MAX_CHOICES ? t('ui.why.full', { most: MAX_CHOICES }) : null}
                onClick={() => {
                  close()
                  askChoice(true)
                }}
                sx={{ justifySelf: 'start' }}
              >
                {t('answers.choices.button')}
              </HinderedButton>
            </>
          )}
        </FilterPopover>
      </span>
      {code !== '' && (
        <FilterChip label={t('answers.code')} value={code} onRemove={() => remove({ code: '' })} />
      )}
      {citizenDni !== '' && (
        <FilterChip
          label={t('answers.filters.dni')}
          value={citizenDni}
          onRemove={() => remove({ citizenDni: '' })}
        />
      )}
      {choices.length > 0 && (
        <ChoiceChips formId={formId} choices={choices} onChange={(left) => remove({ choices: left })} />
      )}
      {asksChoice && (
        <ChoiceDialog
          formId={formId}
          choices={choices}
          onChange={(chosen) => onChange({ choices: chosen })}
          onClose={() => askChoice(false)}
        />
      )}
    </>
  )
}
