import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { NAME_LENGTH } from '../../domain/user/user-draft'
import { RecordField } from '../../ui/staff/RecordField'
import type { Fault } from './use-saving-user'

type UserFieldProps = Omit<ComponentProps<typeof RecordField>, 'fault'> & { fault: Fault | null }

/** A field of a member of the staff, with what is wrong below it. */
export function UserField({ fault, required = true, ...field }: UserFieldProps) {
  const { t } = useTranslation('users')
  return (
    <RecordField
      {...field}
      required={required}
      fault={fault && t(`faults.${fault}`, { most: NAME_LENGTH })}
    />
  )
}
