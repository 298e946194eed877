import { Box } from '@mui/material'
import { Fragment } from 'react'
import { matchedParts } from '../../domain/answers-list/matches'
import { typedTerms } from '../../domain/answers-list/words'

interface MatchedTextProps {
  text: string
  /** What was typed into the search field; '' marks nothing. */
  search: string
}

/** A text with what a search found it by marked (DAY-01). */
export function MatchedText({ text, search }: MatchedTextProps) {
  if (search === '') return text
  return matchedParts(text, typedTerms(search).terms).map((part, index) =>
    part.isMatch ? (
      <Box
        key={index}
        component="mark"
        sx={{ bgcolor: 'var(--color-match)', color: 'inherit', borderRadius: '2px' }}
      >
        {part.text}
      </Box>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  )
}
