// The pictures of a chosen or dropped folder, with the name of the folder that each lies in.

export type PictureFile = { name: string; folder: string; file: File };

const READABLE = /\.(jpe?g|png|webp|avif)$/i;
/** From a camera or a phone: browsers cannot open it, so staff are told its name. */
const FOREIGN = /\.(heic|heif|tiff?|gif|bmp|dng|raw|cr2|nef|arw)$/i;
/** More than any menu has, and few enough to show. */
const MOST = 3000;

export const isReadable = ({ name }: { name: string }): boolean => READABLE.test(name);
const isPicture = (file: { name: string }): boolean => isReadable(file) || FOREIGN.test(file.name);

const pictureFile = (file: File, path: string): PictureFile => ({
  name: file.name,
  folder: path.split('/').at(-2) ?? '',
  file,
});

export const pictureFiles = (files: FileList | null): PictureFile[] =>
  [...(files ?? [])]
    .filter(isPicture)
    .slice(0, MOST)
    .map((file) => pictureFile(file, file.webkitRelativePath));

export async function droppedPictures(data: DataTransfer): Promise<PictureFile[]> {
  // The list is emptied when the event ends: entries are taken at once.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return pictureFiles(data.files);
  const found: PictureFile[] = [];
  for (const entry of entries) await collect(entry, found);
  return found;
}

async function collect(entry: FileSystemEntry, found: PictureFile[]): Promise<void> {
  if (found.length >= MOST) return;
  if (isFile(entry)) {
    if (!isPicture(entry)) return;
    const file = await new Promise<File | null>((done) => entry.file(done, () => done(null)));
    if (file !== null) found.push(pictureFile(file, entry.fullPath));
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    // A folder is read in parts, until one is empty.
    for (;;) {
      const part = await new Promise<FileSystemEntry[]>((done) =>
        reader.readEntries(done, () => done([])),
      );
      if (part.length === 0) return;
      for (const one of part) await collect(one, found);
    }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
