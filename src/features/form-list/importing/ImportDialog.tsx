import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  useMediaQuery,
} from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { useId, useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { handImported } from '../../../lib/imported-form'
import { paths } from '../../../lib/paths'
import styles from './ImportDialog.module.css'
import { ImportResult } from './ImportResult'
import type { Openable } from './openable'
import { PasteText } from './PasteText'
import { SheetColumns } from './SheetColumns'
import { useImport, type Importing, type ReadFile } from './use-import'

const TAKEN = '.json,application/json,.xlsx,.csv,.tsv,.txt,.zip,.png,.jpg,.jpeg'

/** Takes a file or text, says what becomes of it or what is wrong with it, and opens it in the editor as a new form. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff')
  const { t: own } = useTranslation('transfer')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const { importing, choose, paste, stop } = useImport()
  const [isPasting, setPasting] = useState(false)
  const [ofSheet, setOfSheet] = useState<Openable | null>(null)
  const { isOver, ...drop } = useDrop((files) => {
    setPasting(false)
    void choose(files)
  })
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const openable = isPasting ? null : openableIn(importing, ofSheet)
  const open = () => {
    if (!openable) return
    handImported(openable.content, openable.report, openable.files)
    void navigate(paths.newForm.href())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      fullScreen={onPhone}
      aria-labelledby={id}
      {...drop}
    >
      <DialogTitle id={id}>{t('exchange.importTitle')}</DialogTitle>
      <DialogContent className={isOver ? styles.over : undefined}>
        <div className={styles.parts}>
          {importing.status === 'nothing' ? (
            <>
              <p className={styles.help}>{own('help')}</p>
              <p className={styles.help}>{own('helpPictures')}</p>
            </>
          ) : null}
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={TAKEN}
            aria-label={t('exchange.choose')}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              // Lets the person choose the same file again after it was repaired.
              event.target.value = ''
              setPasting(false)
              void choose(files)
            }}
          />
          {isPasting ? (
            <PasteText
              onRead={(text) => {
                setPasting(false)
                void paste(text)
              }}
            />
          ) : (
            <div aria-live="polite">
              <Progress importing={importing} onStop={stop} />
              {importing.status === 'read' ? <Read {...importing} onMade={setOfSheet} /> : null}
            </div>
          )}
        </div>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{common('actions.cancel')}</Button>
        {isPasting ? null : <Button onClick={() => setPasting(true)}>{own('paste.open')}</Button>}
        <Button variant={openable || isPasting ? 'text' : 'contained'} onClick={() => input.current?.click()}>
          {t(importing.status === 'read' ? 'exchange.chooseOther' : 'exchange.choose')}
        </Button>
        {openable ? (
          <Button variant="contained" onClick={open} autoFocus>
            {t('exchange.open')}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  )
}

function openableIn(importing: Importing, ofSheet: Openable | null): Openable | null {
  if (importing.status !== 'read') return null
  const { read } = importing
  if (read.is === 'rows') return ofSheet
  if (read.is === 'own')
    return read.file.status === 'form' ? { content: read.file.content, report: [] } : null
  if (read.is !== 'made' || read.made.status !== 'form') return null
  const { content, report } = read.made
  return { content, report, files: read.pictures }
}

interface ReadProps {
  name: string
  read: ReadFile
  unused: readonly string[]
  onMade: (made: Openable | null) => void
}

function Read({ name, read, unused, onMade }: ReadProps) {
  if (read.is === 'refused') return <ImportResult name={name} read={read} />
  return (
    <Stack sx={{ gap: 4 }}>
      <Unused names={unused} />
      {read.is === 'rows' ? (
        <SheetColumns name={name} {...read} onMade={onMade} />
      ) : (
        <ImportResult name={name} read={read} />
      )}
    </Stack>
  )
}

/** What was chosen and is not in the form (MOVE-06). */
function Unused({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('transfer')
  if (names.length === 0) return null
  return (
    <Alert severity="info" sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      {t('unused', { names: names.join(', ') })}
    </Alert>
  )
}

function Progress({ importing, onStop }: { importing: Importing; onStop: () => void }) {
  const { t } = useTranslation('transfer')
  if (importing.status !== 'reading') return null
  return (
    <div className={styles.progress}>
      <p>{t(`stage.${importing.stage}`)}</p>
      <LinearProgress aria-label={t(`stage.${importing.stage}`)} />
      <Button onClick={onStop}>{t('stop')}</Button>
    </div>
  )
}

/** Files that are dropped anywhere on the dialog; what leaves one part of it and enters another has not left. */
function useDrop(onFiles: (files: readonly File[]) => void) {
  const [within, setWithin] = useState(0)
  const enter = (by: number) => (event: DragEvent) => {
    event.preventDefault()
    setWithin((before) => before + by)
  }
  return {
    isOver: within > 0,
    onDragEnter: enter(1),
    onDragLeave: enter(-1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setWithin(0)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles(files)
    },
  }
}
