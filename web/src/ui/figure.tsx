/** "2 1/2" with the half set small, so that the whole number is what is seen from afar. */
export function Figure({ text }: { text: string }) {
  const [whole, half] = text.split(' ');
  return (
    <>
      {whole}
      {half !== undefined && <span className="text-[0.6em]"> {half}</span>}
    </>
  );
}
