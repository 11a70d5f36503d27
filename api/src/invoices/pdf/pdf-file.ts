// The file around the pages: archivable (PDF/A-2a) and accessible (PDF/UA-1), the same bytes for the same
// invoice.
export type Metadata = {
  title: string;
  author: string;
  subject: string;
  createdAt: number;
  /** Stands in the file as it is: by it a file is known as this document's. */
  documentId: string;
};

const LANGUAGE = 'es-ES';

/** pdfkit writes each value twice: as it is, and into XML without escaping it. */
class MetadataText extends String {
  override toString(): string {
    return this.valueOf().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  }
}

/** PDF/A wants to be told of what it does not know, which PDF/UA's mark is. */
const ACCESSIBLE = `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
    xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>part</pdfaProperty:name>
      <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
      <pdfaProperty:category>internal</pdfaProperty:category>
      <pdfaProperty:description>Part of ISO 14289 to which the file conforms</pdfaProperty:description>
    </rdf:li></rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

const identification = (documentId: string): string => `
<rdf:Description rdf:about="" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
  <xmpMM:DocumentID>${documentId}</xmpMM:DocumentID>
</rdf:Description>`;

/** Letters that no XML may hold. */
const metadataText = (text: string): string =>
  new MetadataText(text.toWellFormed().replace(/\p{Cc}/gu, ' ')) as string;

/** An empty file of A4 pages; none of them is there yet. */
export async function openPdf(metadata: Metadata): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // Otherwise it begins with a font that is not in the file.
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang: LANGUAGE,
    displayTitle: true,
    info: {
      Title: metadataText(metadata.title),
      Author: metadataText(metadata.author),
      Subject: metadataText(metadata.subject),
      Creator: 'Brasa',
      CreationDate: new Date(metadata.createdAt),
    },
  });
  document.appendXML(ACCESSIBLE);
  document.appendXML(identification(metadata.documentId));
  return document;
}

/** Ends the file; answers its bytes. */
export async function closePdf(document: PDFKit.PDFDocument): Promise<Buffer> {
  document.end();
  const parts: Uint8Array[] = [];
  for await (const part of document) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}
