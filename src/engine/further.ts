/** What only answers to forms with further kinds need. */
export { noteFacts } from './facts'
export { createFileLists } from './file-lists'
