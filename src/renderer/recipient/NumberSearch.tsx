import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dniLimits, isNumberOf, type PersonKind } from '../../domain/citizen/identity'
import { useLanguage } from '../../lib/i18n'
import { Button } from '../../ui/native/Button'
import control from '../../ui/native/control.module.css'
import { describedBy, Field } from '../../ui/native/Field'
import { SearchIcon } from '../../ui/native/icons'
import { RECIPIENT_KEY } from '../../engine/recipient-draft'
import styles from './Recipient.module.css'

interface NumberSearchProps {
  kind: PersonKind
  number: string
  isSearching: boolean
  onType: (number: string) => void
  onSearch: () => void
}

/** The number to search by. The button works once the number is a possible one (RECIP-02). */
export function NumberSearch({ kind, number, isSearching, onType, onSearch }: NumberSearchProps) {
  const { t } = useTranslation('recipient')
  const language = useLanguage()
  const [wasLeft, setLeft] = useState(false)
  const isValid = isNumberOf(kind, number, language)
  const [wasTried, setTried] = useState(false)
  const isTold = wasTried || (wasLeft && number.trim() !== '')
  const error = isTold && !isValid ? t(`number.${kind}.invalid`) : undefined

  function search(event: FormEvent): void {
    event.preventDefault()
    setTried(!isValid)
    if (isValid && !isSearching) onSearch()
  }

  return (
    <form className={styles.search} noValidate role="search" aria-label={t('search.label')} onSubmit={search}>
      <Field
        id={RECIPIENT_KEY}
        label={t(`number.${kind}.label`)}
        hint={t(`number.${kind}.hint`, dniLimits(language))}
        error={error}
      >
        <input
          id={RECIPIENT_KEY}
          type="text"
          inputMode={kind === 'juridica' ? 'numeric' : 'text'}
          className={`${control.control} ${control.short}`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={number}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(RECIPIENT_KEY, { hint: true, error: Boolean(error) })}
          onChange={({ target }) => onType(target.value)}
          onBlur={() => setLeft(true)}
          onFocus={() => {
            setLeft(false)
            setTried(false)
          }}
        />
      </Field>
      <div>
        <Button
          type="submit"
          // Grey but not disabled, so that pressing it says what is wrong with the number.
          look={isValid || isSearching ? 'primary' : 'grey'}
          icon={<SearchIcon />}
          busy={isSearching}
          aria-disabled={!isValid && !isSearching}
        >
          {isSearching ? t('search.searching') : t('search.search')}
        </Button>
      </div>
    </form>
  )
}
