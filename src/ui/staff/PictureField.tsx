import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { useId, useRef, type ReactNode } from 'react'

interface PictureFieldProps {
  label: string
  /** The heading's level; a paragraph when left out. */
  heading?: 'h4'
  /** The picture as it is now; null while there is none. */
  picture: ReactNode
  words: { choose: string; replace: string; remove: string; hint: string }
  /** The types that the file chooser offers. */
  accept: string
  /** Why a file was refused. */
  problem: string | null
  /** Shown while a file is being sent; the buttons are off meanwhile. */
  progress?: ReactNode
  disabled?: boolean
  /** Tries once more what was refused by the network. */
  again?: { label: string; onClick: () => void } | undefined
  onChoose: (file: File) => void
  onRemove: () => void
}

/** A picture that can be chosen, replaced and removed. */
export function PictureField(props: PictureFieldProps) {
  const {
    label,
    heading = 'p',
    picture,
    words,
    accept,
    problem,
    progress,
    disabled,
    again,
    onChoose,
    onRemove,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isBusy = disabled === true || Boolean(progress)
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} sx={{ gap: 2 }}>
      <Typography id={`${id}-label`} variant="subtitle2" component={heading}>
        {label}
      </Typography>
      {picture}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // Lets the person choose the same file again.
          target.value = ''
        }}
      />
      {progress}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<ImageIcon aria-hidden />}
          disabled={isBusy}
          onClick={() => input.current?.click()}
          aria-describedby={`${id}-hint`}
        >
          {picture ? words.replace : words.choose}
        </Button>
        {picture ? (
          <Button color="error" startIcon={<DeleteIcon aria-hidden />} disabled={isBusy} onClick={onRemove}>
            {words.remove}
          </Button>
        ) : null}
      </Stack>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
        {words.hint}
      </Typography>
      {problem ? (
        <Alert
          severity="error"
          role="alert"
          action={again ? <Button onClick={again.onClick}>{again.label}</Button> : undefined}
        >
          {problem}
        </Alert>
      ) : null}
    </Stack>
  )
}
