import { Button, Stack } from '@mui/material'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { noteSeen } from '../../../data/staff/notices'
import { seesAllAnswers } from '../../../domain/answers-list/query'
import { NOTICE_KINDS, type NoticeKind } from '../../../domain/notices/choice'
import { noticesHref } from '../../../lib/notices-path'
import { useSession } from '../../../lib/session'
import { useTitle } from '../../../lib/title'
import { PageHeader } from '../../../ui/staff/PageHeader'
import { ChoiceForm } from './ChoiceForm'
import { NoticeList } from './NoticeList'

const VIEW_KEY = 'ver'
const CHOICE = 'preferencias'
/** What who sees only own answers is told of. */
const OF_TURNS: readonly NoticeKind[] = ['asignadas', 'vencidas']

/** /avisos: what is new for oneself, and of what one is told by mail and when (REACH-07). */
export function NoticesPage() {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const [params] = useSearchParams()
  useTitle(t('notices.title'))
  const kinds = seesAllAnswers(user) ? NOTICE_KINDS : OF_TURNS
  const asked = params.get(VIEW_KEY)
  const view = asked === CHOICE ? CHOICE : (kinds.find((kind) => kind === asked) ?? 'asignadas')
  return (
    <>
      <PageHeader title={t('notices.title')} description={t('notices.help')} />
      <Stack
        component="nav"
        direction="row"
        useFlexGap
        aria-label={t('notices.views')}
        sx={{ gap: 2, mb: 4, flexWrap: 'wrap' }}
      >
        {[...kinds, CHOICE].map((one) => (
          <Button
            key={one}
            component={Link}
            to={noticesHref(one)}
            variant={one === view ? 'contained' : 'outlined'}
            aria-current={one === view ? 'page' : undefined}
          >
            {one === CHOICE
              ? t('notices.choose')
              : t(`notices.kinds.${NOTICE_KINDS.find((kind) => kind === one) ?? 'asignadas'}`)}
          </Button>
        ))}
      </Stack>
      {view === CHOICE ? <ChoiceForm kinds={kinds} /> : <Seen key={view} kind={view} />}
    </>
  )
}

/** Looking at what became one's turn is what the bell counts until. */
function Seen({ kind }: { kind: NoticeKind }) {
  const { user } = useSession()
  const { username } = user
  const isTurn = kind === 'asignadas'
  useEffect(() => {
    // The bell counts on where it could not be noted, which hurts nobody.
    if (isTurn) noteSeen(username).catch(() => undefined)
  }, [isTurn, username])
  return <NoticeList kind={kind} />
}
