import { Stack, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'

interface MunicipalityPartProps {
  title: string
  help?: string
  children: ReactNode
}

/** What belongs together of a municipality, under its heading. */
export function MunicipalityPart({ title, help, children }: MunicipalityPartProps) {
  const id = useId()
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      sx={{ gap: 5, pt: 5, borderTop: '1px solid var(--color-border)' }}
    >
      <div>
        <Typography id={id} variant="h6" component="h3">
          {title}
        </Typography>
        {help && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {help}
          </Typography>
        )}
      </div>
      {children}
    </Stack>
  )
}
