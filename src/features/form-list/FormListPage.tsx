import AddIcon from '@mui/icons-material/Add'
import { Button, useMediaQuery, useTheme } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Can } from '../../lib/ability'
import { CATALOGUE_PATH } from '../../lib/catalogue-path'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { PageHeader } from '../../ui/staff/PageHeader'
import { JustPublished } from '../../ui/staff/publish/PublishedDialog'
import { useSavedWork } from '../../renderer/use-saved-work'
import { AlarmNotice } from './AlarmNotice'
import { FormDialogs } from './dialogs/FormDialogs'
import { SavedWorkContext } from './DraftMark'
import { FormResults } from './FormResults'
import { ImportButton } from './ImportButton'
import { TemplatesButton } from './TemplatesButton'
import { useSavedNotice } from './use-saved-notice'

/** /listar: the forms of the person's areas (LIST-01 to LIST-12). */
export function FormListPage() {
  const { t } = useTranslation('staff')
  useTitle(t('forms.title'))
  useSavedNotice()
  const savedWork = useSavedWork(useSession().user.username)
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  return (
    <>
      <PageHeader
        title={t('forms.title')}
        actions={
          <>
            <Can I="manage" a="municipalityUser">
              <Button component={Link} to={CATALOGUE_PATH}>
                {t('forms.catalogue')}
              </Button>
            </Can>
            <Can I="create" a="form">
              <ImportButton />
              <TemplatesButton />
              <Button
                variant="contained"
                color="secondary"
                startIcon={<AddIcon aria-hidden />}
                component={Link}
                to={paths.newForm.href()}
              >
                {t('forms.new')}
              </Button>
            </Can>
          </>
        }
      />
      <AlarmNotice />
      <SavedWorkContext value={savedWork}>
        <FormDialogs>
          <FormResults onPhone={onPhone} />
        </FormDialogs>
      </SavedWorkContext>
      <JustPublished />
    </>
  )
}
