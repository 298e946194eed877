import { Fragment } from 'react'

/** An address or a username, which may go on in the next line after a dot or an @ and nowhere else. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
