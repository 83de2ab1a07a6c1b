import type { ChildProcess } from 'node:child_process'

/** Reads along what a child process writes, both streams together. @returns all of it so far, whenever asked */
export function childOutput({ stdout, stderr }: ChildProcess): () => string {
  let output = ''
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return () => output
}
