import { Stack } from '@mui/material'
import type { Answer } from '../../domain/answer/answer'
import { CompleteButton } from './CompleteButton'
import { CorrectButton } from './CorrectButton'
import { MailButton } from './mail/MailButton'
import { PdfButton } from './PdfButton'

/** What can be done with the answer, at the end of the header; on a phone as wide as their lines. */
export function AnswerActions({ answer }: { answer: Answer }) {
  return (
    <Stack
      direction="row"
      sx={{
        gap: 2,
        '& > *': { flexGrow: { xs: 1, sm: 0 } },
        flexWrap: 'wrap',
        width: { xs: '100%', sm: 'auto' },
        justifyContent: { sm: 'flex-end' },
        displayPrint: 'none',
      }}
    >
      <CompleteButton answer={answer} />
      <CorrectButton answer={answer} />
      <MailButton key={answer.id} answer={answer} />
      <PdfButton answerId={answer.id} municipalityPath={answer.municipalityPath} />
    </Stack>
  )
}
