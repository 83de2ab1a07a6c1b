export function FigureHeading({ children }: { children: string }) {
  return (
    <th scope="col" className="py-2 pl-3 text-right font-[580]">
      {children}
    </th>
  )
}
