import { Box, MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { ROLES, type Role } from '../../domain/user/roles'
import { FACTOR_CHOICES, type FactorChoice } from '../../domain/user/second-factor'
import { ROLE_NAME } from '../../lib/role-names'

const LABEL = { off: 'policy.off', offered: 'policy.offered', required: 'policy.required' } as const
/** Roles differ. */
const MIXED = ''

interface ChoiceProps {
  label: string
  value: FactorChoice | typeof MIXED
  disabled: boolean
  onChange: (choice: FactorChoice) => void
}

function Choice({ label, value, disabled, onChange }: ChoiceProps) {
  const { t } = useTranslation('factor')
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        const choice = FACTOR_CHOICES.find((one) => one === target.value)
        if (choice) onChange(choice)
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {value === MIXED && (
        <MenuItem value={MIXED} disabled>
          {t('policy.mixed')}
        </MenuItem>
      )}
      {FACTOR_CHOICES.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {t(LABEL[choice])}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface FactorChoicesProps {
  choices: Record<Role, FactorChoice>
  disabled: boolean
  onChange: (choices: Record<Role, FactorChoice>) => void
}

/** What is asked of each role, and of all at once (OPS-01). */
export function FactorChoices({ choices, disabled, onChange }: FactorChoicesProps) {
  const { t } = useTranslation(['factor', 'staff'])
  const [first = 'off', ...further] = new Set(Object.values(choices))
  const setAll = (choice: FactorChoice) =>
    onChange(Object.assign({}, ...ROLES.map((role) => ({ [role]: choice }))))
  return (
    <>
      <Choice
        label={t('policy.every')}
        value={further.length > 0 ? MIXED : first}
        disabled={disabled}
        onChange={setAll}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {ROLES.map((role) => (
          <Choice
            key={role}
            label={t(ROLE_NAME[role], { ns: 'staff' })}
            value={choices[role]}
            disabled={disabled}
            onChange={(choice) => onChange({ ...choices, [role]: choice })}
          />
        ))}
      </Box>
    </>
  )
}
