import BinIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import SaveIcon from '@mui/icons-material/BookmarkAddOutlined'
import { Button } from '@mui/material'
import { useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { seesAllAnswers } from '../../domain/answers-list/query'
import type { FormHead } from '../../domain/form/form-head'
import { answersTo } from '../../domain/access/things'
import { offersAnswering } from '../../lib/ability'
import { FormText } from '../../lib/FormText'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { ClockNote } from '../../ui/staff/MunicipalityClock'
import { FilterBar } from './filters/FilterBar'
import type { AnswerFiltersControl } from './filters/use-answer-filters'
import { FloodNotices } from './flood/FloodNotices'
import { ListRetention } from './retention/ListRetention'
import { isAboutSomebody } from './is-about-somebody'
import { ListTitle } from './ListTitle'
import { ViewsDialog } from './views/ViewsDialog'
import { ViewTabs } from './views/ViewTabs'
import { useViews } from './views/use-views'

interface ListFrameProps {
  form: FormHead
  control: AnswerFiltersControl
  /** How many there are, in words; false while it is not known. */
  count: string | false
  countRef?: Ref<HTMLParagraphElement>
  /** What can be done with all of them. */
  actions: ReactNode
  /** The answers. */
  children: ReactNode
}

/** What stands above the answers, list or map: title with count and actions, views, search and filters. */
export function ListFrame({ form, control, count, countRef, actions, children }: ListFrameProps) {
  const { t } = useTranslation('staff')
  const { user, ability } = useSession()
  const views = useViews(form)
  const hasViews = views.views.form.length + views.views.own.length > 0
  const [isManaging, manage] = useState(false)
  const viewsButton = (
    <Button
      size="small"
      startIcon={<SaveIcon aria-hidden />}
      onClick={() => manage(true)}
      sx={{ flexShrink: 0, '&:focus-visible': { outlineOffset: -3 } }}
    >
      {t(hasViews ? 'answers.saved.manage' : 'answers.saved.save')}
    </Button>
  )
  return (
    <>
      <ListTitle
        title={<FormText of={form} field="titulo" />}
        place={form.areaInfo.nombre}
        count={count}
        {...(countRef && { countRef })}
        actions={
          <>
            {actions}
            {ability.can('delete', answersTo(form, user.username)) && (
              <Button
                variant="outlined"
                size="small"
                component={Link}
                to={paths.bin.href(form.id)}
                aria-label={t('shell.bin')}
                title={t('shell.bin')}
                sx={{ displayPrint: 'none', minHeight: 36, minWidth: 36, px: 2 }}
              >
                <BinIcon fontSize="small" aria-hidden />
              </Button>
            )}
            {offersAnswering(ability, form) && (
              <Button
                variant="outlined"
                size="small"
                component={Link}
                to={paths.answer.href(form.id)}
                sx={{ minHeight: 36 }}
              >
                {t('forms.answer')}
              </Button>
            )}
          </>
        }
      />
      <ClockNote isTight />
      <FloodNotices form={form} />
      <ListRetention form={form} />
      {hasViews && <ViewTabs views={views} shown={control.shown} end={viewsButton} />}
      <FilterBar
        filters={control.filters}
        states={form.estados.disponibles}
        withAuthor={seesAllAnswers(user)}
        withAssignee={ability.can('assign', answersTo(form))}
        withCitizen={isAboutSomebody(form)}
        formId={form.id}
        onChange={control.change}
        onClear={control.clear}
        end={!hasViews && control.shown !== '' && viewsButton}
      />
      {children}
      {isManaging && <ViewsDialog control={views} shown={control.shown} onClose={() => manage(false)} />}
    </>
  )
}
