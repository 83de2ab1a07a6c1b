import type { ChildProcess } from 'node:child_process'

/** Collects stdout and stderr of a child process. @returns a function that gives the output so far */
export function childOutput({ stdout, stderr }: ChildProcess): () => string {
  let output = ''
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return () => output
}
