import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

interface PasswordFieldProps {
  value: string
  onChange: (value: string) => void
  /** What is wrong with it, in a sentence. */
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
  /** It is chosen now: managers of passwords propose one. */
  isNew?: boolean
  /** What it has to be like. */
  hint?: string
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ value, onChange, error, inputRef, isNew = false, hint }: PasswordFieldProps) {
  const { t } = useTranslation('staff')
  const [shown, setShown] = useState(false)
  const Icon = shown ? VisibilityOffIcon : VisibilityIcon
  return (
    <TextField
      label={isNew ? t('login.newPassword.field') : t('login.password')}
      type={shown ? 'text' : 'password'}
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error ?? hint}
      inputRef={inputRef}
      size="medium"
      fullWidth
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label={shown ? t('login.hidePassword') : t('login.showPassword')}
                onClick={() => setShown(!shown)}
                edge="end"
              >
                <Icon aria-hidden />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
