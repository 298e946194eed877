import { FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { useId } from 'react'
import { useController } from 'react-hook-form'

/** A setting of a municipality that is on or off (GEO-04). */
export function PlaceSwitch({ name, label, help }: { name: string; label: string; help: string }) {
  const id = useId()
  const { field, formState } = useController<Record<string, boolean>>({ name })
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={formState.isSubmitting}
        control={
          <Switch
            name={name}
            checked={field.value === true}
            onChange={(_, on) => field.onChange(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id}>{help}</FormHelperText>
    </div>
  )
}
