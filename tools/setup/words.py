"""Every sentence these two commands say, in English and French.

They speak before anything is installed, so they cannot use the catalogues of `esbat.words`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

ENGLISH = 0
FRENCH = 1

SENTENCES: dict[str, tuple[str, str]] = {
    # What is being done; shown with the seconds it takes.
    "make_environment": ("Making the Python environment", "Création de l’environnement Python"),
    "fetch_installer": ("Fetching a faster installer", "Récupération d’un installateur plus rapide"),
    "fetch_pip": ("Adding pip to the environment", "Ajout de pip à l’environnement"),
    "install_packages": ("Installing Python packages", "Installation des paquets Python"),
    "install_again": ("Installing them with pip instead", "Nouvelle installation avec pip"),
    "install_esbat": ("Installing Esbat", "Installation d’Esbat"),
    "fetch_node": ("Fetching Node.js", "Récupération de Node.js"),
    "install_page": ("Installing what builds the page", "Installation des outils de la page"),
    "build_page": ("Building the page", "Construction de la page"),
    "fetch_browser": ("Fetching a browser for the tests", "Récupération d’un navigateur pour les tests"),
    "unpack_browser": ("Unpacking the browser", "Décompression du navigateur"),
    "build_compiled": ("Compiling the rules", "Compilation des règles"),
    "begin_compiled": (
        "Compiling the rules has begun, beside what follows",
        "La compilation des règles a commencé, à côté de la suite",
    ),
    "beside_begun": (
        "Plain Python plays for now; the rules are being compiled beside it, at the lowest priority:"
        " the next start will be many times as fast.",
        "Python seul joue pour l’instant ; les règles se compilent à côté, à la plus basse priorité :"
        " le prochain démarrage sera bien plus rapide.",
    ),
    "beside_no_compiler": (
        "Plain Python plays: there is no C compiler here to make the rules many times as fast"
        " (`apt-get install gcc python3-dev`).",
        "Python seul joue : il n’y a pas ici de compilateur C pour rendre les règles bien plus rapides"
        " (`apt-get install gcc python3-dev`).",
    ),
    "beside_failed": (
        "Plain Python plays: the rules could not be compiled. Details: {log}",
        "Python seul joue : les règles n’ont pas pu être compilées. Détails : {log}",
    ),
    "build_wheel": ("Making the compiled wheel", "Fabrication du paquet compilé"),
    "install_compiled": ("Installing the compiled Esbat", "Installation d’Esbat compilé"),
    "wait_for_other": (
        "Another start is preparing this checkout; waiting for it",
        "Un autre démarrage prépare ce dossier ; attente",
    ),
    "done": (": done in {seconds} s", " : fait en {seconds} s"),
    "failed": (": failed after {seconds} s", " : échec après {seconds} s"),
    "passed": (": passed in {seconds} s", " : réussi en {seconds} s"),
    # What went wrong; each says what to do about it.
    "no_venv": (
        "Python cannot make a virtual environment: install it with `apt-get install python3-venv`"
        " (or your system's package for venv), then start again. Details: {log}",
        "Python ne peut pas créer d’environnement virtuel : installez-le avec `apt-get install python3-venv`"
        " (ou le paquet venv de votre système), puis recommencez. Détails : {log}",
    ),
    "no_packages": (
        "The Python packages could not be installed: check the network (or set PIP_INDEX_URL to your"
        " package index), then start again. Details: {log}",
        "Les paquets Python n’ont pas pu être installés : vérifiez le réseau (ou indiquez votre dépôt de"
        " paquets dans PIP_INDEX_URL), puis recommencez. Détails : {log}",
    ),
    "no_esbat": (
        "Esbat itself could not be installed from this folder: see {log}",
        "Esbat n’a pas pu être installé depuis ce dossier : voir {log}",
    ),
    "no_node": (
        "The web page needs Node.js {wanted} or newer, and it could not be fetched: install Node.js with"
        " npm, then start again (or set ESBAT_SKIP_WEB=1 to do without the page). Details: {log}",
        "La page web demande Node.js {wanted} ou plus récent, qui n’a pas pu être récupéré : installez"
        " Node.js avec npm, puis recommencez (ou mettez ESBAT_SKIP_WEB=1 pour vous passer de la page)."
        " Détails : {log}",
    ),
    "no_page_tools": (
        "npm could not install what builds the page: check the network (or npm's registry setting), then"
        " start again. Details: {log}",
        "npm n’a pas pu installer les outils de la page : vérifiez le réseau (ou le registre configuré"
        " dans npm), puis recommencez. Détails : {log}",
    ),
    "no_page": (
        "The web page could not be built: see {log}",
        "La page web n’a pas pu être construite : voir {log}",
    ),
    "no_browser": (
        "The browser tests need Chromium or Chrome: install one (`apt-get install chromium`) or set"
        " ESBAT_BROWSER to its path; `./test --quick` does without. Details: {log}",
        "Les tests de navigateur demandent Chromium ou Chrome : installez-en un (`apt-get install chromium`)"
        " ou indiquez son chemin dans ESBAT_BROWSER ; `./test --quick` s’en passe. Détails : {log}",
    ),
    "wrong_browser": (
        "ESBAT_BROWSER names {path}, which is not a program: correct it or unset it.",
        "ESBAT_BROWSER désigne {path}, qui n’est pas un programme : corrigez ou supprimez cette variable.",
    ),
    "no_compiler": (
        "Compiling the rules takes a C compiler and Python's headers: install them (`apt-get install gcc"
        " python3-dev`); `./test --quick` does without. Details: {log}",
        "Compiler les règles demande un compilateur C et les en-têtes de Python : installez-les (`apt-get"
        " install gcc python3-dev`) ; `./test --quick` s’en passe. Détails : {log}",
    ),
    "not_compiled": (
        "mypyc does not accept the rules as they are written now: see {log}",
        "mypyc n’accepte pas les règles telles qu’elles sont écrites : voir {log}",
    ),
    "no_program": (
        "The program {program} was not found: install it, then start again.",
        "Le programme {program} est introuvable : installez-le, puis recommencez.",
    ),
    "not_writable": (
        "This folder cannot be written to ({reason}): free some space or correct its permissions, then"
        " start again.",
        "Impossible d’écrire dans ce dossier ({reason}) : libérez de la place ou corrigez les droits,"
        " puis recommencez.",
    ),
    "unexpected": (
        "Something unexpected happened ({reason}): please report it with the file {log}",
        "Un imprévu est survenu ({reason}) : merci de le signaler avec le fichier {log}",
    ),
    "stopped": ("Stopped.", "Arrêté."),
    # The beginning and the end of ./test.
    "usage": (
        "./test [--quick] [arguments of pytest]: runs every check; --quick leaves out the compiled rules"
        " and the browser.",
        "./test [--quick] [arguments de pytest] : lance toutes les vérifications ; --quick laisse de côté"
        " les règles compilées et le navigateur.",
    ),
    "longest_stages": ("The longest stages:", "Les étapes les plus longues :"),
    "slowest_tests": ("The slowest tests:", "Les tests les plus lents :"),
    "failed_stages": ("Failed: {stages}", "En échec : {stages}"),
    "quick": (
        "Quick run: the compiled rules and the browser were left out.",
        "Essai rapide : sans les règles compilées ni le navigateur.",
    ),
}


def language(variables: Mapping[str, str] | None = None) -> int:
    """French where the locale says so, English everywhere else."""
    variables = os.environ if variables is None else variables
    for name in ("ESBAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = variables.get(name)
        if value:
            return FRENCH if value.lower().startswith("fr") else ENGLISH
    return ENGLISH


def tenths(seconds: float) -> str:
    """A time as it is written in the reader's language."""
    text = f"{seconds:.1f}"
    return text.replace(".", ",") if language() == FRENCH else text


def say(name: str, **values: object) -> str:
    """One sentence in the reader's language."""
    return SENTENCES[name][language()].format(**values)
