import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/native/Button'
import control from '../../ui/native/control.module.css'
import { describedBy, Field } from '../../ui/native/Field'
import styles from './Lookup.module.css'
import { MAX_ANSWER_CODE } from '../../domain/codes/answer-code'
import { cleanAddress } from '../../domain/text/clean'

/** With room for blanks and dashes that came along. */
const MOST_TYPED = MAX_ANSWER_CODE + 60

interface CodeFormProps {
  id: string
  /** The text of the field at first. */
  initial: string
  hint: string
  busy: boolean
  /** @param code without what nobody sees; never empty */
  onSearch: (code: string) => void
}

/** The field for a code that somebody was given, with the button that looks it up. */
export function CodeForm({ id, initial, hint, busy, onSearch }: CodeFormProps) {
  const { t } = useTranslation('lookup')
  const [code, setCode] = useState(initial)
  const typed = cleanAddress(code)
  const [wasTried, setTried] = useState(false)
  const isMissing = typed === ''
  const isWrong = wasTried && isMissing
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!busy && !isMissing) onSearch(typed)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field id={id} label={t('code')} hint={hint} error={isWrong ? t('codeMissing') : undefined}>
        <input
          id={id}
          name="codigo"
          className={control.control}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          aria-describedby={describedBy(id, { hint: true, error: isWrong })}
          aria-invalid={isWrong || undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MOST_TYPED}
        />
      </Field>
      {/* Grey but not disabled, so that pressing it says what is missing. */}
      <Button type="submit" look={isMissing ? 'grey' : 'main'} busy={busy} aria-disabled={isMissing}>
        {t('search')}
      </Button>
    </form>
  )
}
