import { zodResolver } from '@hookform/resolvers/zod'
import { MenuItem, TextField } from '@mui/material'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Button } from '../../ui/native/Button'
import { Dialog } from '../../ui/native/Dialog'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { ExportDialog } from '../../ui/staff/ExportDialog'
import { KeysSheet } from '../../ui/staff/KeysSheet'
import { PublishedDialog } from '../../ui/staff/publish/PublishedDialog'
import { HoldButton } from '../../ui/staff/HoldButton'
import { RecordDialog } from '../../ui/staff/RecordDialog'
import { RecordField } from '../../ui/staff/RecordField'
import { TaskDialog } from '../../ui/staff/TaskDialog'
import { aForm } from '../builders'
import { Opened } from './Opened'
import { Piece } from './Piece'

/** Dialogs, each opened by its button. */
export function DialogPieces() {
  const { t } = useTranslation(['staff', 'common'])
  return (
    <>
      <Piece name="native/Dialog">
        {[false, true].map((sheet) => (
          <Opened key={`${sheet}`} name={sheet ? 'sheet on phones' : 'plain'}>
            {(close) => (
              <Dialog
                title={t('forms.confirmDelete', { title: 'Arbolado' })}
                sheet={sheet}
                onClose={close}
                actions={<Button onClick={close}>{t('common:actions.cancel')}</Button>}
              >
                {t('forms.confirmDeleteHelp')}
              </Dialog>
            )}
          </Opened>
        ))}
      </Piece>
      <Piece name="ConfirmDialog">
        {(['plain', 'destructive', 'busy'] as const).map((state) => (
          <Opened key={state} name={state}>
            {(close) => (
              <ConfirmDialog
                open
                title={t('forms.confirmDelete', { title: 'Arbolado' })}
                confirmLabel={t('forms.delete')}
                destructive={state !== 'plain'}
                busy={state === 'busy'}
                onConfirm={close}
                onClose={close}
              >
                {t('forms.confirmDeleteHelp')}
              </ConfirmDialog>
            )}
          </Opened>
        ))}
      </Piece>
      <Piece name="publish/PublishedDialog">
        <Opened name="open">
          {(close) => <PublishedDialog form={{ id: 'comercios', titulo: 'Comercios' }} onClose={close} />}
        </Opened>
      </Piece>
      <Piece name="KeysSheet">
        <Opened name="open">
          {(close) => <KeysSheet keys={[['j', t('ui.state.undo')]]} onClose={close} />}
        </Opened>
      </Piece>
      <Piece name="TaskDialog">
        {(['plain', 'busy', 'hindered', 'large'] as const).map((state) => (
          <Opened key={state} name={state}>
            {(close) => (
              <TaskDialog
                title={t('forms.duplicateTitle', { title: 'Arbolado' })}
                action={t('forms.duplicate')}
                busy={state === 'busy'}
                hindrance={state === 'hindered' ? t('ui.why.loading') : null}
                large={state === 'large'}
                onSubmit={close}
                onClose={close}
              >
                <TextField label={t('forms.name')} />
              </TaskDialog>
            )}
          </Opened>
        ))}
      </Piece>
      <Piece name="RecordDialog · RecordField">
        <Opened name="wrong when it is saved empty">{(close) => <Record onClose={close} />}</Opened>
        <Opened name="not saved">{(close) => <Record failure={t('forms.failed')} onClose={close} />}</Opened>
      </Piece>
      <Piece name="HoldButton">
        <HoldButton
          isHeld={false}
          word={t('retention.hold')}
          mostLetters={300}
          onSave={() => Promise.reject(new Error('not saved'))}
          failureWords={() => t('retention.failed')}
        />
      </Piece>
      <Piece name="ExportDialog">
        <Opened name="plain">
          {(close) => <ExportDialog title="Arbolado" read={() => Promise.resolve(aForm())} onClose={close} />}
        </Opened>
        <Opened name="failing">
          {(close) => (
            <ExportDialog title="" read={() => Promise.reject(new Error('not read'))} onClose={close} />
          )}
        </Opened>
      </Piece>
    </>
  )
}

const recordSchema = z.object({ name: z.string().check(z.minLength(1)), scope: z.string() })

function Record({ failure = null, onClose }: { failure?: string | null; onClose: () => void }) {
  const { t } = useTranslation('staff')
  const form = useForm({ resolver: zodResolver(recordSchema), defaultValues: { name: '', scope: 'public' } })
  return (
    <RecordDialog
      title={t('forms.new')}
      action={t('forms.new')}
      form={form}
      failure={failure}
      summary={t('forms.failed')}
      onSave={() => Promise.resolve(onClose())}
      onClose={onClose}
    >
      <RecordField name="name" label={t('forms.name')} faultWords={() => t('forms.areaMissing')} required />
      <RecordField name="scope" label={t('forms.scope')} select help={t('forms.copyPrivate')}>
        {(['public', 'private'] as const).map((scope) => (
          <MenuItem key={scope} value={scope}>
            {t(`forms.${scope}`)}
          </MenuItem>
        ))}
      </RecordField>
    </RecordDialog>
  )
}
