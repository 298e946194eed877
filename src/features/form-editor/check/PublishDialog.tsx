import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { FindingList } from '../../../ui/staff/publish/FindingList'
import type { PublishQuestion } from './use-publishing'
import { useProof, withProof } from './use-proof'
import { useShownFindings } from './use-shown-findings'
import styles from '../save/VersionChangesDialog.module.css'

/** Says what keeps the form from being public, or asks whether it is to be, with what is worth a look (EDIT-25). */
export function PublishDialog({ question }: { question: PublishQuestion }) {
  const { t } = useTranslation(['editor', 'staff', 'common'])
  const { title, found, answer } = question
  const { state } = useProof()
  const shown = useShownFindings(withProof(found, state), () => answer(false))
  const isBlocked = found.blocking.length > 0
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      aria-labelledby="publish-title"
      aria-describedby="publish-text"
      role="alertdialog"
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { className: styles.paper } }}
    >
      <DialogTitle id="publish-title">
        {isBlocked ? t('check.blockedTitle') : t('staff:publish.title', { title })}
      </DialogTitle>
      <DialogContent className={styles.content}>
        <p id="publish-text">{isBlocked ? t('check.blockedText') : t('staff:publish.ask')}</p>
        <FindingList {...shown} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => answer(false)} autoFocus>
          {t(isBlocked ? 'common:actions.close' : 'common:actions.cancel')}
        </Button>
        {isBlocked ? null : (
          <Button variant="contained" onClick={() => answer(true)}>
            {t('check.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
