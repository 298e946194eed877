import { useTranslation } from 'react-i18next'
import type { PersonKind } from '../../domain/citizen/identity'
import { ID_LENGTH, MAX_NAME_LENGTH, type CitizenField } from '../../domain/citizen/new-citizen'
import control from '../../ui/native/control.module.css'
import { describedBy, Field } from '../../ui/native/Field'

interface CreateFieldProps {
  field: CitizenField
  kind: PersonKind
  value: string
  error: string | undefined
  onType: (text: string) => void
  onLeave: () => void
}

/** DOM id of a field. */
export const fieldId = (field: CitizenField): string => `new-citizen-${field}`

const OPTIONAL: readonly CitizenField[] = ['email', 'telefono', 'calle']
const TYPE = { email: 'email', telefono: 'tel' } as const
const typeOf = (field: CitizenField) => (field === 'email' || field === 'telefono' ? TYPE[field] : 'text')
/** The field takes a little more than the limit, so that a message can say what is wrong, and spaces can be cut. */
const SLACK = 10

/** One field of a new citizen. It is about another person, so the browser must not offer the user's own data. */
export function CreateField({ field, kind, value, error, onType, onLeave }: CreateFieldProps) {
  const { t } = useTranslation('recipient')
  const id = fieldId(field)
  const label =
    field === 'dni'
      ? t(`number.${kind}.label`)
      : field === 'nombre' && kind === 'juridica'
        ? t('field.razonSocial')
        : t(`field.${field}`)
  return (
    <Field
      id={id}
      label={label}
      mark={OPTIONAL.includes(field) ? t('field.optional') : undefined}
      error={error}
    >
      <input
        id={id}
        type={typeOf(field)}
        className={control.control}
        autoComplete="off"
        maxLength={(field === 'dni' || field === 'telefono' ? ID_LENGTH + SLACK : MAX_NAME_LENGTH) + SLACK}
        value={value}
        aria-required={!OPTIONAL.includes(field)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: false, error: Boolean(error) })}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
      />
    </Field>
  )
}
